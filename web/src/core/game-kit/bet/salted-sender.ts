import type { PlacedBet } from 'server/contract';
import { createSalt, noteReceipt, type AskedBet } from '../../evidence/note-evidence.ts';
import type { BetSender } from './sender.ts';

/** A payload with its bet's part of the draw. */
export type Salted<Payload> = Payload & { salt: string };

/**
 * A sender that gives each bet a salt of its own, made once however often the bet is repeated, and has its receipt
 * compared with all that was asked. `ask`: the bet of a payload, by what the browser knows before it is sent and once it is answered.
 */
export const saltedSender = <Payload extends object, Answer extends PlacedBet>(
  sender: BetSender<Salted<Payload>, Answer>,
  game: string,
  ask: (payload: Payload, answer?: Answer) => AskedBet | undefined,
): BetSender<Payload, Answer> => ({
  ...sender,
  async send(payload) {
    const salt = createSalt();
    const before = ask(payload);
    const sent = await sender.send({ ...payload, salt });
    if (sent.kind === 'answered') {
      const after = ask(payload, sent.answer) ?? before;
      if (after) noteReceipt(game, sent.answer, { asked: before ?? after, after, salt });
    }
    return sent;
  },
});
