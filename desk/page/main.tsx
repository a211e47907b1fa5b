import "./desk.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from "react-router";
import { ask, type Me, Refused, type Template } from "./ask";
import { Failure } from "./failure";
import { Inbox, loadInbox } from "./inbox/inbox";
import { loadMessage, MessagePane, NoMessage } from "./inbox/message-pane";
import { LogPage, loadLog } from "./office/log-page";
import { loadNewsletter, NewsletterPage } from "./office/newsletter-page";
import { loadPeople, PeoplePage } from "./office/people-page";
import { loadSite, SitePage } from "./office/site-page";
import { TemplatesPage } from "./office/templates-page";
import { loadYou, YouPage } from "./office/you-page";
import { Shell } from "./shell";

const loadTemplates = () => ask<Template[]>("/api/templates");

/** Keeps a page as it is while the desk does not answer: an error in its place would remove what is being typed. */
function lasting<Data>(load: (args: LoaderFunctionArgs) => Promise<Data>) {
  let last: { url: string; data: Data } | undefined;
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args.request;
    try {
      last = { url, data: await load(args) };
    } catch (error) {
      const isUnreached = error instanceof Refused && (error.status === 0 || error.status >= 500);
      if (!isUnreached || last?.url !== url) throw error;
    }
    return last.data;
  };
}

const router = createBrowserRouter([
  {
    id: "root",
    path: "/",
    loader: lasting(() => ask<Me>("/api/me")),
    element: <Shell />,
    errorElement: <Failure />,
    hydrateFallbackElement: <p />,
    children: [
      {
        id: "inbox",
        loader: lasting(loadInbox),
        element: <Inbox />,
        children: [
          { index: true, element: <NoMessage /> },
          {
            path: "m/:id",
            loader: lasting(loadMessage),
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
