// What a game has drawn while the page is built: by the name under which its drawings are imported.
import type { Component } from 'svelte';

export interface OneDrawn {
  // Each drawing takes properties of its own.
  readonly drawing: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

export type Drawn = Readonly<Record<string, readonly OneDrawn[] | Readonly<Record<string, OneDrawn>>>>;
