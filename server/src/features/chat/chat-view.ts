import { avatarIds } from 'assets';
import type { chat } from 'db';
import {
  CHAT_SYSTEM,
  chatTypes,
  type ChatBet,
  type ChatCard,
  type ChatMessage,
  type ChatQuiz,
  type ChatRain,
  type ChatRoom,
} from '../../../contract/features/chat.contract.ts';
import { publicNick } from '../../core/public-nick.ts';

const ADMIN_STATUS = 15;
const HOUSE: ChatCard = { nick: 'Glasshouse', avatar: '', admin: true, moderator: false, compointStatus: ADMIN_STATUS };

type Shown = chat.ShownChatMessage;

const cardOf = (author: Shown['author']): ChatCard => {
  if (!author) return HOUSE;
  const admin = author.roles.includes('admin');
  return {
    nick: publicNick(author),
    avatar: author.avatar ?? avatarIds[0],
    admin,
    moderator: author.roles.includes('moderator'),
    compointStatus: admin ? ADMIN_STATUS : author.vip,
  };
};

/** The text of an airdrop's message: level, awards taken, awards, and the amount of each in base hundredths. */
export const airdropText = ({ minStatus, taken, count, award }: NonNullable<Shown['airdrop']>): string =>
  `${minStatus} ${taken} ${count} ${award}`;

const typeOf = ({ type, airdrop }: Shown): ChatMessage['type'] =>
  airdrop?.isOver ? chatTypes.airdropOver : (type as ChatMessage['type']);

const rainOf = (rain: Shown['rain']): ChatRain | null =>
  rain && {
    amount: Number(rain.amount),
    endsAt: rain.endsAt,
    isOver: rain.share !== null,
    people: rain.people ?? 0,
    share: Number(rain.share ?? 0),
    names: rain.names.map(publicNick),
  };

const quizOf = (quiz: Shown['quiz']): ChatQuiz | null =>
  quiz && { ...quiz, prize: Number(quiz.prize), winner: quiz.winner && publicNick(quiz.winner) };

const betOf = (bet: Shown['bet']): ChatBet | null => {
  if (!bet) return null;
  const { id: betId, stake, payout, money, ...rest } = bet;
  return { ...rest, betId, money: money as ChatBet['money'], stakeMinor: Number(stake), payoutMinor: Number(payout) };
};

/** A message as it travels. */
export const shownMessage = (row: Shown): ChatMessage => {
  const { uid, id, revision, room, author, message, reply, airdrop, at, isDeleted } = row;
  return {
    uid,
    id,
    revision,
    room: room as ChatRoom,
    card_id: author ? (author.isHidden ? '' : author.publicId) : CHAT_SYSTEM,
    cards: cardOf(author),
    message: airdrop && !isDeleted ? airdropText(airdrop) : message,
    type: typeOf(row),
    replyData: reply && {
      uid: reply.uid,
      id: reply.id,
      nick: publicNick({ nick: reply.nick ?? HOUSE.nick, isHidden: reply.isHidden }),
      type: reply.type as ChatMessage['type'],
      message: reply.message,
    },
    at,
    isDeleted,
    rain: isDeleted ? null : rainOf(row.rain),
    quiz: isDeleted ? null : quizOf(row.quiz),
    bet: isDeleted ? null : betOf(row.bet),
    mentions: isDeleted ? [] : row.mentions,
  };
};
