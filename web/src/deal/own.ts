// The shares of this page: one set for all tables and tabs.
import { onDevice } from './kept.ts';
import { OwnShares } from './own_shares.ts';

export const ownShares = new OwnShares(onDevice);
