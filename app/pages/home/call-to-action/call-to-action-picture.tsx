import { Picture } from "../../../ui/picture";
import type { HomeData } from "../home-data.server";
import { ThreadEnd } from "../ornaments/threads/thread-end";

/** The picture behind the call to action, and the end of the page's threads before it. */
export function CallToActionPicture({ picture, run }: Pick<HomeData["callToAction"], "picture" | "run">) {
  return (
    <>
      <Picture picture={picture} sizes="100vw" shape="fill" decorative />
      <ThreadEnd run={run} />
    </>
  );
}
