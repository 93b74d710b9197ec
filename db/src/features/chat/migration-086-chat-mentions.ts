import { Migration } from '@mikro-orm/migrations';

/**
 * Players whom messages mention, and invitations to a room of a game. A pair of players has one row: the last invitation
 * says when the next may follow.
 */
export class Migration086ChatMentions extends Migration {
  override up(): void {
    this.addSql(mentionsAndInvites);
  }
}

const mentionsAndInvites = `
CREATE TABLE chat_mention (
  message_uid uuid NOT NULL,
  user_id bigint NOT NULL,
  seen_at bigint,
  PRIMARY KEY (message_uid, user_id),
  CONSTRAINT chat_mention_message_uid_fkey FOREIGN KEY (message_uid) REFERENCES chat_message,
  CONSTRAINT chat_mention_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
);
CREATE INDEX chat_mention_unseen ON chat_mention (user_id) WHERE seen_at IS NULL;
GRANT SELECT, INSERT ON chat_mention TO glasshouse_app;
GRANT UPDATE (seen_at) ON chat_mention TO glasshouse_app;

CREATE TABLE chat_invite (
  sender_id bigint NOT NULL,
  receiver_id bigint NOT NULL,
  round_id uuid NOT NULL,
  at bigint NOT NULL,
  declined_at bigint,
  PRIMARY KEY (sender_id, receiver_id),
  CONSTRAINT chat_invite_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES app_user,
  CONSTRAINT chat_invite_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES app_user,
  CONSTRAINT chat_invite_other CHECK (sender_id <> receiver_id)
);
CREATE INDEX chat_invite_receiver ON chat_invite (receiver_id, at);
GRANT SELECT, INSERT, UPDATE ON chat_invite TO glasshouse_app;

ALTER TABLE app_user ADD invitations boolean NOT NULL DEFAULT true;
`;
