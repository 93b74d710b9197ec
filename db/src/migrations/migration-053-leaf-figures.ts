import { Migration } from '@mikro-orm/migrations';

/**
 * What enters the log from tables that people's decisions fill can be read by any checker: numbers are integers from 0 to
 * 2^53 - 1, nothing is nested too deep, and no member has a name that some languages cannot hold. Rows of before stay.
 */
export class Migration053LeafFigures extends Migration {
  override up(): void {
    for (const sql of [rule, constraints]) this.addSql(sql);
  }
}

// 29 levels: the engine's 32, less the leaf, the member and one to spare
const rule = `
CREATE FUNCTION fits_log(content jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT NOT jsonb_path_exists(content,
      '$.** ? (@.type() == "number" && (@ < 0 || @ > 9007199254740991 || @.floor() != @))')
    AND NOT jsonb_path_exists(content, '$.**{29 to last}')
    AND NOT jsonb_path_exists(content, '$.** ? (@.type() == "object").keyvalue() ? (@.key == "__proto__")')
$$;
`;

const constraints = `
ALTER TABLE game_config_event ADD CONSTRAINT game_config_event_fits_log CHECK (fits_log(details)) NOT VALID;
ALTER TABLE game_config ADD CONSTRAINT game_config_fits_log CHECK (fits_log(config)) NOT VALID;
ALTER TABLE guardrail ADD CONSTRAINT guardrail_fits_log CHECK (fits_log(bounds)) NOT VALID;
`;
