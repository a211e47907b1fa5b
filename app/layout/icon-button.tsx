import type { IconName } from "../lib/icons";
import { Icon } from "../ui/icon";
import { opens } from "../ui/open-dialog";
import header from "./header.module.css";

type Props = { dialog: string; icon: IconName; label: string; className?: string };

/** An icon-only button that opens the dialog with the given id. */
export function OpenButton({ dialog, icon, label, className = "" }: Props) {
  return (
    <button
      type="button"
      className={`${header.iconButton} ${className}`}
      aria-label={label}
      {...opens(dialog)}
    >
      <Icon name={icon} />
    </button>
  );
}

export function CloseButton({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button type="submit" className={`${header.iconButton} ${header.menuButton}`} aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  );
}
