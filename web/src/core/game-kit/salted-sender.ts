import { createSalt, noteReceipt, type ShownRound } from '../evidence/note-evidence.ts';
import type { PlacedBet } from 'server/contract';
import type { BetSender } from './bet-sender.ts';

/** A payload with its bet's part of the draw. */
export type Salted<Payload> = Payload & { salt: string };

/**
 * A sender that gives each bet a salt of its own, made once however often the bet is repeated, and notes its receipt.
 * `shown`: the round that a bet is for, as it stands when the bet is sent or answered.
 */
export const saltedSender = <Payload extends object, Answer extends PlacedBet>(
  sender: BetSender<Salted<Payload>, Answer>,
  game: string,
  shown: (answer?: Answer) => ShownRound | undefined,
): BetSender<Payload, Answer> => ({
  ...sender,
  async send(payload) {
    const salt = createSalt();
    const before = shown();
    const sent = await sender.send({ ...payload, salt });
    if (sent.kind === 'answered') noteReceipt(game, sent.answer, salt, before ?? shown(sent.answer));
    return sent;
  },
});
