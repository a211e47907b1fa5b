import { useHydrated } from "../ui/use-hydrated";

/**
 * Writes what React will write: which button is pressed, the page's dye, and what of the list is hidden
 * (`data-category`, `all` for what only the whole list has).
 */
const HIDE = `{
const chosen=new URLSearchParams(location.search).get("category");
if(chosen&&chosen!=="all"){
const list=document.currentScript.parentElement;
for(const button of list.querySelectorAll(".filter")){
const isChosen=button.value===chosen;
button.setAttribute("aria-pressed",isChosen);
const chip=isChosen&&button.querySelector("[data-dye]");
if(chip)list.closest(".dipped").dataset.dye=chip.dataset.dye;
}
const show=()=>{
for(const item of list.querySelectorAll("[data-category]"))item.hidden=item.dataset.category!==chosen;
list.querySelector(".quilt-round")?.classList.remove("quilt-round");
};
const watch=new MutationObserver(show);
watch.observe(list,{childList:true,subtree:true});
addEventListener("DOMContentLoaded",()=>{show();watch.disconnect()});
}
}`;

/** Leads from the address of a filter (`?category=branding`) to the category's page. */
const LEAD_ON = `{
const wanted=new URLSearchParams(location.search).get("category");
const {path,categories}=document.currentScript.previousElementSibling.dataset;
if(wanted&&categories.split(" ").includes(wanted))location.replace(path+"/category/"+wanted+location.hash);
}`;

/**
 * Applies the filter of the address while the page is parsed, so before anything of the list is painted: hides what
 * it does not mean of a list that is whole, or leads to the category's page of a paged one. Stands right behind the
 * filter's buttons or links and before the list. React may not create scripts in the browser (Trusted Types), and
 * need not: there the list itself is filtered from the start.
 */
export function EarlyFilter({ list }: { list: "whole" | "paged" }) {
  const isHydrated = useHydrated();
  if (import.meta.env.DEV || isHydrated) return null;
  const script = list === "whole" ? HIDE : LEAD_ON;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash goes into the security policy.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
