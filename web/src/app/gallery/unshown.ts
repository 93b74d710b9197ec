/** Components that the gallery does not show by themselves, and why. */
export const unshown: Readonly<Record<string, string>> = {
  DialogWindow: 'the window of Dialog',
  MenuWindow: 'the window of Menu',
  LiveRegion: 'is heard, not seen',
  Toaster: 'stands in the frame: the buttons of `toast` fill it',
  Page: 'holds a whole page',
  GameLayout: 'the frame of every game page',
  PlayPanel: 'the controls of every game page; its parts are shown',
  SceneCommitment: 'a word of a scene',
  SceneDigits: 'a number of a scene',
  SceneLabel: 'a word of a scene',
  SceneStage: 'holds every scene',
  Stage: 'holds every scene',
  Still: 'holds every scene without a canvas',
};
