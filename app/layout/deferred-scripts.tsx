import { use, useEffect, useState } from "react";
import {
  Scripts,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
} from "react-router";
import { reloadOnce, statusOf, whenBack } from "../lib/connection";
import { isSearchKey } from "../lib/search-key";
import { SEARCH_DIALOG } from "../ui/open-dialog";

/**
 * React Router's `<Scripts>` with one difference: nothing is preloaded and nothing runs until the page is
 * touched or idle after its load, so that scripts do not compete with the first paint. (With `<Scripts>` as
 * it comes the same page paints about a second later on a slow phone.) Built on the router's exported
 * internals; a change of them fails the build of the first page.
 *
 * What the visitor does before React has taken over is kept and done again once it has: a form sent, so that no
 * message is lost, buttons pressed, and the place that the pointer rests on. The search opens at once by its keys.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return <ProductionScripts />;
}

/** Set once React runs the page: a document drawn anew (after an error) must not draw the scripts again. */
let isAlive = false;

function ProductionScripts() {
  const framework = use(UNSAFE_FrameworkContext);
  const routerContext = use(UNSAFE_DataRouterContext);
  const state = use(UNSAFE_DataRouterStateContext);
  const [isFirstRender, setIsFirstRender] = useState(!isAlive);
  // React must not create <script> elements in the browser (Trusted Types forbid it), so they are rendered once.
  useEffect(() => {
    isAlive = true;
    setIsFirstRender(false);
  }, []);
  if (!framework || !routerContext || !state) throw new Error("DeferredScripts must stand inside the router");
  if (!isFirstRender) return null;

  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString } = framework;
  const { staticContext } = routerContext;
  const routes = state.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new Error(`Route ${route.id} is not in the manifest`);
    // A route's client loader is a module of its own.
    const modules = [
      entry.module,
      entry.clientLoaderModule,
      entry.clientActionModule,
      entry.clientMiddlewareModule,
    ];
    return [route.id, modules.filter((module) => module !== undefined)] as const;
  });
  const handoff = staticContext
    ? `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`
    : " ";
  // At build alone: in the browser's code the script's text would only be carried along.
  const starter =
    import.meta.env.SSR && staticContext ? starterScript(manifest.url, manifest.entry.module, routes) : " ";
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the router's own data, escaped by the router. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handoff }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from the router's manifest. */}
      <script type="module" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}

/** After scripts that did not come, a touch asks for them again no sooner than this, in ms. */
const RETRY_DELAY = 2000;

/**
 * The inline module that starts hydration on the first touch, or when idle after load, whichever is first. Scripts
 * that did not come (a TypeError) are asked for again when the connection is back, or on a later touch. What a dialog's
 * own form does (the menu's close button) is the browser's work and needs no script.
 * A page of a build whose scripts are gone (a tab that was restored after a deploy) is loaded anew, once.
 */
function starterScript(manifestUrl: string, entryUrl: string, routes: (readonly [string, string[]])[]) {
  const imports = routes
    .map(
      ([, modules]) =>
        `Promise.all([${modules.map((module) => `import(${JSON.stringify(module)})`).join(",")}])`,
    )
    .join(",");
  const ids = JSON.stringify(routes.map(([id]) => id));
  return `let started;
const touches=["pointermove","pointerdown","keydown","focusin","wheel","touchstart","scroll"];
const early={buttons:[]};
const isSearchKey=${isSearchKey};
const statusOf=${statusOf};
const reloadOnce=${reloadOnce};
const keepers={
keydown(event){if(isSearchKey(event)){event.preventDefault();document.getElementById("${SEARCH_DIALOG}").showModal()}},
submit(event){if(event.target.closest("dialog"))return;event.preventDefault();early.form=event.target},
click(event){const button=event.target.closest("button[type=button]:not([commandfor])");if(button)early.buttons.push(button)},
pointerover(event){early.over=event}};
for(const kind in keepers)addEventListener(kind,keepers[kind],true);
const leave=(...kinds)=>{for(const kind of kinds)removeEventListener(kind,keepers[kind],true)};
window.__early={
stop(){leave("click","pointerover")},
replay(){
leave("submit","keydown");
const{buttons,form,over}=early;
early.buttons=[];early.form=early.over=undefined;
over?.target.dispatchEvent(new PointerEvent("pointerover",over));
for(const button of buttons)button.click();
form?.requestSubmit();
}};
const start=async()=>{
if(started)return true;started=true;
for(const touch of touches)removeEventListener(touch,start,true);
try{
const [modules]=await Promise.all([Promise.all([${imports}]),import(${JSON.stringify(manifestUrl)})]);
window.__reactRouterRouteModules = Object.fromEntries(${ids}.map((id,i)=>[id,Object.assign({},...modules[i])]));
await import(${JSON.stringify(entryUrl)});
}catch(error){
if(error instanceof TypeError){
const build=${JSON.stringify(manifestUrl)};
if(await statusOf(build)===404&&reloadOnce(build))return true;
started=false;
setTimeout(listen,${RETRY_DELAY});
}
throw error;
}
};
const listen=()=>{for(const touch of touches)addEventListener(touch,start,{capture:true,passive:true})};
listen();
(${whenBack})(()=>start().catch(()=>false));
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
document.readyState==="complete"?idle():addEventListener("load",idle,{once:true});`;
}
