import type { Preferences } from 'server/contract';
import { isConnectionLoss, legacy } from '../connection/connection.ts';
import { shortcutsOn } from '../game-kit/screen/settings.ts';
import { animations, setAnimations } from '../motion/animations.ts';
import { muted, setMuted } from '../sound/muted.ts';
import { readSaved, save } from '../store/saved.ts';
import { currentSession, onSession, patchProfile, refreshProfile } from './session.ts';

/** Effect of a preference on this device: those of privacy have none here. */
interface Local {
  get(): boolean;
  set(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

const locals = {
  sound: { get: () => !muted.get(), set: (on) => setMuted(!on), subscribe: muted.subscribe },
  animations: { get: animations.get, set: setAnimations, subscribe: animations.subscribe },
  shortcuts: { get: shortcutsOn.store.get, set: shortcutsOn.set, subscribe: shortcutsOn.store.subscribe },
} as const satisfies Partial<Record<keyof Preferences, Local>>;
type LocalName = keyof typeof locals;
const localNames = Object.keys(locals) as LocalName[];

const UNSAVED = 'preferences-unsaved';
const names: readonly string[] = ['sound', 'animations', 'hidden', 'shortcuts', 'marketing', 'invitations'];

const readUnsaved = (): Partial<Preferences> => {
  const saved = readSaved(UNSAVED);
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(([name, on]) => names.includes(name) && typeof on === 'boolean'),
  );
};

// choices that are not on the server yet: a guest's, or made while there was no connection
let unsaved = readUnsaved();

const keepUnsaved = (changes: Partial<Preferences>): void => {
  unsaved = changes;
  save(UNSAVED, Object.keys(changes).length === 0 ? undefined : changes);
};

/** Drops what was sent, unless it has been changed once more since. */
const dropSent = (sent: Partial<Preferences>): void =>
  keepUnsaved(
    Object.fromEntries(Object.entries(unsaved).filter(([name, on]) => sent[name as keyof Preferences] !== on)),
  );

let isApplying = false;

const applyLocally = (preferences: Partial<Preferences>): void => {
  isApplying = true;
  for (const name of localNames) {
    const wanted = preferences[name];
    if (wanted !== undefined && wanted !== locals[name].get()) locals[name].set(wanted);
  }
  isApplying = false;
};

let sending: Promise<void> | undefined;

const send = async (): Promise<void> => {
  const sent = unsaved;
  try {
    const preferences = await legacy('user:savePreferences', sent);
    dropSent(sent);
    patchProfile({ preferences: { ...preferences, ...unsaved } });
  } catch (error) {
    if (!isConnectionLoss(error)) {
      keepUnsaved({}); // the server will never take it: what it has counts
      void refreshProfile();
    }
    throw error;
  }
};

/** Sends what is not saved yet, one request after the other. Rejects with CallError. */
const flush = async (): Promise<void> => {
  await sending?.catch(() => undefined);
  if (currentSession().status !== 'player' || Object.keys(unsaved).length === 0) return;
  sending ??= send().finally(() => (sending = undefined));
  await sending;
};

const warn = (error: unknown): void => {
  if (!isConnectionLoss(error)) console.warn('a preference was not saved', error);
};

/** Follows the player's preferences, once what was chosen meanwhile is among them. */
const follow = (wasPlayer: boolean): void => {
  const { status, profile } = currentSession();
  if (status === 'guest' && wasPlayer) keepUnsaved({}); // one player's choices are not the next one's
  if (status !== 'player' || !profile) return;
  applyLocally({ ...profile.preferences, ...unsaved });
  flush().catch(warn);
};

/**
 * Chooses preferences: at once here, and on the server for a player. Rejects with CallError; after a lost connection
 * they are sent when it is back.
 */
export const choosePreferences = async (changes: Partial<Preferences>): Promise<void> => {
  keepUnsaved({ ...unsaved, ...changes });
  applyLocally(changes);
  const { profile } = currentSession();
  if (profile) patchProfile({ preferences: { ...profile.preferences, ...changes } });
  await flush();
};

/** Keeps this device and the player's account of one mind: once, when the application starts. */
export const startPreferences = (): void => {
  let wasPlayer = currentSession().status === 'player';
  onSession(() => {
    const before = wasPlayer;
    wasPlayer = currentSession().status === 'player';
    follow(before);
  });
  for (const name of localNames) {
    locals[name].subscribe(() => {
      if (!isApplying) choosePreferences({ [name]: locals[name].get() }).catch(warn);
    });
  }
  follow(false);
};
