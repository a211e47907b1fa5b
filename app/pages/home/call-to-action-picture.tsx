import { Picture } from "../../ui/picture";
import type { SectionData } from "./home-data.server";
import { ThreadEnd } from "./thread-end";

/** The picture behind the call to action, and the end of the page's threads before it. */
export function CallToActionPicture({
  callToAction: { picture },
  threads,
}: Pick<SectionData, "callToAction" | "threads">) {
  return (
    <>
      <Picture picture={picture} sizes="100vw" shape="fill" decorative />
      <ThreadEnd run={threads.callToAction} />
    </>
  );
}
