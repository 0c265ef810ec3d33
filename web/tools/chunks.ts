import type { Rollup } from 'vite';

/** Drawings and parts of pages, and the small files that home and tables have in common. */
const SHARED =
  /\/src\/(games\/[^/]+\/)?(art\/(?!Gallery)|home\/(?!Solo)|index\.ts|face\.ts|address\.ts|parts\/|api\.ts|games\.ts|faces\.|bots\.ts|open\.ts|table\/(plan|outcome|manners)\.ts|table\/Afterwards|device\.ts)/;
const HOME = /\/src\/home\/(?!Game(Panel|Picture))/;
const BOARD = /\/src\/games\/([^/]+)\/Board\.svelte$/;
const PAGES = ['/src/pages/Table.svelte', '/src/pages/Replay.svelte'];

/**
 * Every file is a question and an answer: one for each language, one for the crumbs that all pages share, one for those
 * of tables and replays, one for all that a game's table is made of.
 */
export function chunks(): Rollup.GetManualChunk {
  let plan: Map<string, string> | null = null;
  return (id, meta) => /\/locales\/(\w+)\//.exec(id)?.[1]?.replace(/^/, 'words-') ?? (plan ??= planned(meta)).get(id);
}

function planned(meta: Rollup.ManualChunkMeta): Map<string, string> {
  const plan = new Map<string, string>();
  const ids = [...meta.getModuleIds()];
  const take = (name: string, modules: Iterable<string>) => {
    for (const one of modules) if (!plan.has(one)) plan.set(one, name);
  };
  // First come, first served: whatever two of these need lies in the one that is there earlier, so that none waits for itself.
  take('shared', ids.filter((id) => SHARED.test(id) && !HOME.test(id)).flatMap((id) => [...needs(id, meta)]));
  const boards = ids.filter((id) => BOARD.test(id));
  const [table, replay] = PAGES.map((page) => needs(ids.find((id) => id.endsWith(page)) ?? '', meta));
  const generic = boards.flatMap((id) => [...needs(id, meta)]).filter((id) => !id.includes('/src/games/'));
  take('played', [...generic, ...[...table!].filter((id) => replay!.has(id))]);
  for (const board of boards) take(`board-${BOARD.exec(board)![1]}`, needs(board, meta));
  return plan;
}

/** A module and all that is there before it runs. */
function needs(id: string, meta: Rollup.ManualChunkMeta, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of meta.getModuleInfo(id)?.importedIds ?? []) needs(one, meta, found);
  return found;
}
