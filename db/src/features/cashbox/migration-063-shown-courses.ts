import { Migration } from '@mikro-orm/migrations';

/**
 * Courses by which amounts are stated and shown: they hold until the course has moved by more than a percent, and what was
 * staked keeps being shown by the one of its moment.
 */
export class Migration063ShownCourses extends Migration {
  override up(): void {
    this.addSql(`
CREATE TABLE shown_course (
  currency_id smallint NOT NULL,
  course_micro bigint NOT NULL,
  since bigint NOT NULL,
  PRIMARY KEY (currency_id, since),
  CONSTRAINT shown_course_currency_id_fkey FOREIGN KEY (currency_id) REFERENCES currency,
  CONSTRAINT shown_course_course CHECK (course_micro > 0)
);
INSERT INTO shown_course SELECT id, course_micro, 0 FROM currency;
GRANT SELECT, INSERT ON shown_course TO glasshouse_app;
`);
  }
}
