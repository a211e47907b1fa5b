import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command such as "show-modal". It works before any script has run. */
    command?: string | undefined;
    /** Id of the element that receives the command. */
    commandfor?: string | undefined;
  }
}
