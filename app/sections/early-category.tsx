import { useHydrated } from "../ui/use-hydrated";

/** Runs while the page is parsed, right behind the links to the categories. */
const SCRIPT = `{
const wanted=new URLSearchParams(location.search).get("category");
const {path,categories}=document.currentScript.previousElementSibling.dataset;
if(wanted&&categories.split(" ").includes(wanted))location.replace(path+"/category/"+wanted+location.hash);
}`;

/**
 * Leads from the address of a filter (`?category=branding`) to the category's page before the list is painted; stands
 * right behind the links to the categories. React may not create scripts in the browser (Trusted Types), and
 * need not: there the list itself leads on.
 */
export function EarlyCategory() {
  const isHydrated = useHydrated();
  if (import.meta.env.DEV || isHydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash goes into the security policy.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
