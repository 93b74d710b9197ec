/** Whether the page is open inside Telegram: its clients put their side of the bridge into the page. */
export const isMiniApp = (): boolean => 'TelegramWebviewProxy' in globalThis;
