import { useRouteLoaderData } from "react-router";
import type { Me } from "./api";

/** Who is here, and what the desk is for. */
export const useMe = () => useRouteLoaderData("root") as Me;

/** Whether the person may change messages. */
export const useIsEditor = () => useMe().person.role !== "reader";
