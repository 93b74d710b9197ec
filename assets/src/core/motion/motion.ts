/** A short loop of one object before a backdrop, made of rendered pictures. Paths: from `src`. */
export interface Motion {
  readonly name: string; // its file is called so
  readonly title: string;
  readonly backdrop: string;
  readonly object: string;
  readonly sheet?: { readonly columns: number; readonly rows: number }; // frames of the object, in the order of its loop
  readonly move: 'stand' | 'float' | 'hop' | 'swing' | 'shake' | 'turn';
}

export const GIF_SIZE = { width: 178, height: 100 } as const; // px
