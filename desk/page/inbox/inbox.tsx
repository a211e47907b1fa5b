import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatch } from "react-router";
import { callApi, type ListRow } from "../api";
import { useWords } from "../words/words";
import { Filters } from "./filters";
import styles from "./inbox.module.css";
import { KeysDialog } from "./keys-dialog";
import { List } from "./list";
import { MessageActionsProvider } from "./message-actions";
import { SelectionBar } from "./selection-bar";

type Page = { rows: ListRow[]; next?: string };

/** Loads the first page of the list for the filters in the URL. */
export function loadInbox({ request }: LoaderFunctionArgs): Promise<Page> {
  return callApi<Page>(`/api/messages${new URL(request.url).search}`);
}

/** Shows the list beside the open message. On phones, shows only one of them. */
export function Inbox() {
  const words = useWords();
  const first = useLoaderData<Page>();
  const { search } = useLocation();
  const [more, setMore] = useState<{ search: string; rows: ListRow[]; next: string | undefined }>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const isOpen = useMatch("/m/:id") !== null;
  const keys = useRef<HTMLDialogElement>(null);
  const added = more?.search === search ? more : undefined;
  const known = new Set(first.rows.map(({ id }) => id));
  const rows = [...first.rows, ...(added?.rows ?? []).filter(({ id }) => !known.has(id))];
  const next = added ? added.next : first.next;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a selection
  useEffect(() => setSelected(new Set()), [search]);
  const loadMore = async () => {
    const query = new URLSearchParams(search);
    query.set("after", next ?? "");
    const page = await callApi<Page>(`/api/messages?${query}`);
    setMore({ search, rows: [...(added?.rows ?? []), ...page.rows], next: page.next });
  };
  return (
    <MessageActionsProvider
      rows={rows}
      selected={selected}
      setSelected={setSelected}
      openKeys={() => keys.current?.showModal()}
    >
      <div className={styles.inbox} data-open={isOpen || undefined}>
        <h1 className="sr-only">{words.nav.inbox}</h1>
        <section className={styles.column}>
          <Filters />
          <SelectionBar />
          <List next={next !== undefined} onMore={loadMore} />
        </section>
        <section className={styles.pane}>
          <Outlet />
        </section>
      </div>
      <KeysDialog ref={keys} />
    </MessageActionsProvider>
  );
}
