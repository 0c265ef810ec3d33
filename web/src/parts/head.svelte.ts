// What a page adds to the header: buttons that belong to it, beside those that every page has.
import type { Snippet } from 'svelte';

class Head {
  tools = $state.raw<Snippet | null>(null);

  /** As long as what is given back has not been called. To be used as an effect. */
  show(tools: Snippet): () => void {
    this.tools = tools;
    return () => {
      if (this.tools === tools) this.tools = null;
    };
  }
}

export const head = new Head();
