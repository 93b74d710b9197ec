/** Carries texts between the server processes of one house; a sender may hear its own. */
export interface Wire {
  /** True when what is sent now will be heard. */
  isReady(): boolean;
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Listeners of a wire. */
export interface WireListeners {
  onMessage(text: string): void;
  /** Called when it hears again after a break: texts may have been missed. */
  onGap(): void;
}
