import { officePlayer, recordAccountEvent } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { MAX_TAGS, officePlayersCodes, PLAYERS_PAGE } from '../../../contract/features/office-players.contract.ts';
import type { Act } from '../../core/auth/act-on-account.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** Notes about a player, the newest first. */
export const loadNotes = async (
  { em }: Pick<FeatureTools, 'em'>,
  userId: bigint,
  before: number | undefined,
): Promise<CallAnswer<'officePlayers.notes'>> => {
  const notes = await officePlayer.playerNotes(em(), userId, { before, limit: PLAYERS_PAGE });
  return { notes, cursor: notes.length === PLAYERS_PAGE ? (notes.at(-1)?.id ?? null) : null };
};

/** Writes a note; its id. The note itself stands in its own list, so the trail only says that there is one. */
export const addNote = async ({ em, trail }: Act, text: string, at: number): Promise<{ id: number }> => {
  const id = await officePlayer.addPlayerNote(em, { userId: trail.userId, authorId: trail.actorId, text, at });
  await recordAccountEvent(em, { ...trail, kind: 'player.noted', details: { note: id } });
  return { id };
};

/** Sets a mark, or takes it off. Throws CallError UNCHANGED, TOO_MANY_TAGS. */
export const setTag = async (
  { em, trail }: Act,
  { tag, isOn }: { tag: string; isOn: boolean },
  at: number,
): Promise<{ tags: string[] }> => {
  const { userId, actorId: authorId } = trail;
  const tags = officePlayer.playerTags(em);
  const present = await tags.list(userId);
  const same = present.find((each) => each.toLowerCase() === tag.toLowerCase());
  if (isOn === (same !== undefined)) throw new CallError(officePlayersCodes.unchanged);
  if (isOn && present.length >= MAX_TAGS) throw new CallError(officePlayersCodes.tooManyTags);
  if (isOn) await tags.add({ userId, tag, authorId, at });
  else await tags.remove(userId, same ?? tag);
  await recordAccountEvent(em, { ...trail, kind: isOn ? 'player.tagged' : 'player.untagged', details: { tag } });
  return { tags: await tags.list(userId) };
};
