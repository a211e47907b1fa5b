import "./desk.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { ask, type Me, type Template } from "./ask";
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

const router = createBrowserRouter([
  {
    id: "root",
    path: "/",
    loader: () => ask<Me>("/api/me"),
    element: <Shell />,
    errorElement: <Failure />,
    hydrateFallbackElement: <p />,
    children: [
      {
        id: "inbox",
        loader: loadInbox,
        element: <Inbox />,
        children: [
          { index: true, element: <NoMessage /> },
          { path: "m/:id", loader: loadMessage, element: <MessagePane />, errorElement: <Failure /> },
        ],
      },
      { path: "newsletter", loader: loadNewsletter, element: <NewsletterPage /> },
      { path: "templates", loader: loadTemplates, element: <TemplatesPage /> },
      { path: "site", loader: loadSite, element: <SitePage /> },
      { path: "people", loader: loadPeople, element: <PeoplePage /> },
      { path: "log", loader: loadLog, element: <LogPage /> },
      { path: "you", loader: loadYou, element: <YouPage /> },
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
