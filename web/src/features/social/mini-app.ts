/** What a mini-app and Telegram tell each other, by the bridge that Telegram's clients put into the page. */
interface Bridge {
  postEvent(type: string, data: string): void;
}

const bridgeOf = (): Bridge | undefined => (globalThis as { TelegramWebviewProxy?: Bridge }).TelegramWebviewProxy;

const tell = (type: string, data: object = {}): void => {
  bridgeOf()?.postEvent(type, JSON.stringify(data));
};

/** Whether the page is open inside Telegram. */
export const isMiniApp = (): boolean => bridgeOf() !== undefined;

/** Tells Telegram that the page is there, and hears of its back button. Returns how to stop. */
export const startMiniApp = (onBack: () => void): (() => void) => {
  const receiveEvent = (type: string): void => {
    if (type === 'back_button_pressed') onBack();
  };
  const page = globalThis as { Telegram?: { WebView?: object }; TelegramGameProxy?: object };
  page.Telegram = { ...page.Telegram, WebView: { receiveEvent } };
  page.TelegramGameProxy = { receiveEvent }; // where clients of other systems look
  tell('web_app_ready');
  tell('web_app_expand');
  return () => showBackButton(false);
};

/** Shows or hides Telegram's back button. */
export const showBackButton = (isVisible: boolean): void =>
  tell('web_app_setup_back_button', { is_visible: isVisible });
