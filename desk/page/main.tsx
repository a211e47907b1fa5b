import "./desk.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from "react-router";
import { LogPage, loadLog } from "./admin/log-page";
import { loadNewsletter, NewsletterPage } from "./admin/newsletter-page";
import { loadPeople, PeoplePage } from "./admin/people-page";
import { loadSite, SitePage } from "./admin/site-page";
import { TemplatesPage } from "./admin/templates-page";
import { loadYou, YouPage } from "./admin/you-page";
import { ApiError, callApi, type Me, type Template } from "./api";
import { Failure } from "./failure";
import { Inbox, loadInbox } from "./inbox/inbox";
import { loadMessage, MessagePane, NoMessage } from "./inbox/message-pane";
import { Shell } from "./shell";

const loadTemplates = () => callApi<Template[]>("/api/templates");

type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/**
 * Wraps a loader: while the desk does not respond, it returns the last data, because an error page would remove text
 * that is being typed. `key` identifies the data, so that one message is never shown as another.
 */
function keepLastData<Data>(
  load: Load<Data>,
  key: (args: LoaderFunctionArgs) => unknown = () => "",
): Load<Data> {
  let last: { key: unknown; data: Data } | undefined;
  return async (args) => {
    const currentKey = key(args);
    try {
      const data = await load(args);
      last = { key: currentKey, data };
      return data;
    } catch (error) {
      const hasServerFailed = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (hasServerFailed && last && last.key === currentKey) return last.data;
      throw error;
    }
  };
}

const router = createBrowserRouter([
  {
    id: "root",
    path: "/",
    loader: keepLastData(() => callApi<Me>("/api/me")),
    element: <Shell />,
    errorElement: <Failure />,
    hydrateFallbackElement: <p />,
    children: [
      {
        id: "inbox",
        loader: keepLastData(loadInbox, ({ request }) => new URL(request.url).search),
        element: <Inbox />,
        children: [
          { index: true, element: <NoMessage /> },
          {
            path: "m/:id",
            loader: keepLastData(loadMessage, ({ params }) => params.id),
            element: <MessagePane />,
            errorElement: <Failure />,
          },
        ],
      },
      { path: "newsletter", loader: loadNewsletter, element: <NewsletterPage /> },
      { path: "templates", loader: keepLastData(loadTemplates), element: <TemplatesPage /> },
      { path: "site", loader: loadSite, element: <SitePage /> },
      { path: "people", loader: keepLastData(loadPeople), element: <PeoplePage /> },
      { path: "log", loader: loadLog, element: <LogPage /> },
      { path: "you", loader: keepLastData(loadYou), element: <YouPage /> },
    ],
  },
]);

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
