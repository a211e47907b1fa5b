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
 * Keeps a page as it is while the desk does not answer: an error in its place would remove what is being typed.
 * @param key of the data: other data is not shown instead
 */
function lasting<Data>(load: Load<Data>, key: (args: LoaderFunctionArgs) => unknown = () => ""): Load<Data> {
  let last: { key: unknown; data: Data } | undefined;
  return async (args) => {
    const asked = key(args);
    try {
      const data = await load(args);
      last = { key: asked, data };
      return data;
    } catch (error) {
      const isUnreached = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (isUnreached && last && last.key === asked) return last.data;
      throw error;
    }
  };
}

const router = createBrowserRouter([
  {
    id: "root",
    path: "/",
    loader: lasting(() => callApi<Me>("/api/me")),
    element: <Shell />,
    errorElement: <Failure />,
    hydrateFallbackElement: <p />,
    children: [
      {
        id: "inbox",
        loader: lasting(loadInbox, ({ request }) => new URL(request.url).search),
        element: <Inbox />,
        children: [
          { index: true, element: <NoMessage /> },
          {
            path: "m/:id",
            loader: lasting(loadMessage, ({ params }) => params.id),
            element: <MessagePane />,
            errorElement: <Failure />,
          },
        ],
      },
      { path: "newsletter", loader: loadNewsletter, element: <NewsletterPage /> },
      { path: "templates", loader: lasting(loadTemplates), element: <TemplatesPage /> },
      { path: "site", loader: loadSite, element: <SitePage /> },
      { path: "people", loader: lasting(loadPeople), element: <PeoplePage /> },
      { path: "log", loader: loadLog, element: <LogPage /> },
      { path: "you", loader: lasting(loadYou), element: <YouPage /> },
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
