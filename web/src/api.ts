// The HTTP part of the server.
import type { GameList, HouseInfo, Opened, OpenTable, Problem, SeatTaken, TableList, TableSummary, TakeSeat } from './protocol.ts';

/** The server's own sentence about what is wrong; empty where the server could not be reached. */
export class Refused extends Error {}

export const getGames = (): Promise<GameList> => ask('GET', '/api/games');
/** Fluent files as text. */
export const getWords = async (language: string): Promise<string> => (await answered('GET', `/api/words/${language}`)).text();
/** Who runs this server, and how long tables stay. */
export const getHouse = (): Promise<HouseInfo> => ask('GET', '/api/house');
export const getTables = (): Promise<TableList> => ask('GET', '/api/tables');
/** How one table stands. */
export const getTable = (table: string): Promise<TableSummary> => ask('GET', `/api/tables/${table}`);
export const openTable = (wish: OpenTable): Promise<Opened> => ask('POST', '/api/tables', wish);
export const takeSeat = (table: string, wish: TakeSeat): Promise<SeatTaken> =>
  ask('POST', `/api/tables/${table}/seats`, wish);
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await answered(method, path, body, signal)).json()) as T;
}

async function answered(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('');
  }
  if (!answer.ok) throw new Refused(await problem(answer));
  return answer;
}

async function problem(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).words;
  } catch {
    return '';
  }
}
