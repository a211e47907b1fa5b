import { useHydrated } from "../ui/use-hydrated";

/**
 * Runs while the page is parsed, so before anything of the list is painted. It writes what React will write: which
 * button is pressed, the page's dye, and what of the list is hidden (`data-category`, `all` for what only the whole
 * list has).
 */
const SCRIPT = `{
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

/**
 * Applies the filter of the address to the prerendered list, which shows everything, before it is painted; stands
 * after the filter buttons and before the list. React may not create scripts in the browser (Trusted Types), and
 * need not: there the list is filtered from the start.
 */
export function EarlyFilter() {
  const isHydrated = useHydrated();
  if (import.meta.env.DEV || isHydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash goes into the security policy.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
