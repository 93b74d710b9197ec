import { createPostEvent, postEvent, retrieveLaunchParams, supports, type PostEventFn } from '@tma.js/bridge';

// Telegram's own script, which would do this, is not ours to load. Import it lazily: it is of use inside Telegram only.

type Launch = ReturnType<typeof retrieveLaunchParams>;
type Version = `${number}.${number}`;

/** Launch data of Telegram, also after a reload; undefined where it gave none. */
const launch = ((): Launch | undefined => {
  try {
    return retrieveLaunchParams();
  } catch {
    return undefined;
  }
})();

const version = launch?.tgWebAppVersion as Version | undefined;

/** Tells Telegram, unless its version would not understand. */
export const tellTelegram: PostEventFn = version === undefined ? postEvent : createPostEvent(version, () => undefined);

export interface Story {
  readonly picture: string; // its address, by HTTPS
  readonly text: string;
  readonly url: string;
}

const MAX_TEXT = 200; // limit for those who do not pay Telegram

/**
 * Opens Telegram's editor of stories with a picture, a text and a link. False where this Telegram has none. Only Premium
 * accounts may put a link on a story, so the caption holds it too.
 */
export const shareStory = ({ picture, text, url }: Story): boolean => {
  if (version === undefined || !supports('web_app_share_to_story', version)) return false;
  const caption = `${text} ${url}`;
  tellTelegram('web_app_share_to_story', {
    media_url: picture,
    text: caption.length <= MAX_TEXT ? caption : url,
    ...(launch?.tgWebAppData?.user?.is_premium === true && { widget_link: { url } }),
  });
  return true;
};
