import { useRouteLoaderData } from "react-router";
import type { Me } from "./api";

/** Returns the signed-in person, and facts about the site and the team. */
export const useMe = () => useRouteLoaderData("root") as Me;

/** Returns whether the person may change messages. */
export const useIsEditor = () => useMe().person.role !== "reader";
