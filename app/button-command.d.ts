import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command, e.g. "show-modal"; works before any script has run. */
    command?: string | undefined;
    /** Id of the element that receives the command. */
    commandfor?: string | undefined;
  }
}
