import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'

const ofFile = { table: 'client_files', column: 'client_file_id' } as const

/** SQL: something of the events or questions of a study. */
const ofStudy =
  (what: string, from: string, more = '') =>
  (study: string) =>
    `(SELECT ${what} FROM ${from} e WHERE e.company_id = ${study}.company_id AND e.report_id = ${study}.id ${more})`

/** Seconds from which on a chapter counts as read, all readers together. */
const READ_SECONDS = 5

/** SQL: how many chapters of a study were read, rather than passed by. */
const chaptersRead = (study: string): string =>
  `(SELECT count(*)::int FROM (SELECT e.chapter FROM commercial_report_events e
    WHERE e.company_id = ${study}.company_id AND e.report_id = ${study}.id AND e.kind = 'page_viewed' AND e.chapter <> 'cover'
    GROUP BY e.chapter HAVING sum(e.seconds) >= ${READ_SECONDS}) read)`

/** SQL: the first and last name of a reader. */
const reader = (row: string): string =>
  `(SELECT concat_ws(' ', r.firstname, r.lastname) FROM commercial_report_recipients r
    WHERE r.company_id = ${row}.company_id AND r.id = ${row}.recipient_id)`

const recipients = (sending: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', r.id, 'firstname', r.firstname, 'lastname', r.lastname, 'email', r.email,
      'link', r.link, 'opened_at', r.opened_at, 'bounced_at', r.bounced_at, 'opted_out', r.opted_out) ORDER BY r.position), '[]')
    FROM commercial_report_recipients r WHERE r.company_id = ${sending}.company_id AND r.package_id = ${sending}.id)`

export const tables = {
  commercial_report: defineTable('commercial_report', 'commercial_reports', {
    owner: ofFile,
    computed: {
      read_seconds: ofStudy('coalesce(sum(e.seconds), 0)::int', 'commercial_report_events'),
      chapters_read: chaptersRead,
      open_questions: ofStudy('count(*)::int', 'commercial_report_questions', 'AND e.answered_at IS NULL'),
    },
    links: {
      client_file: 'client_file_id',
      created_by: 'created_by_id',
      package: 'package_id',
      previous: 'previous_id',
    },
  }),
  commercial_report_package: defineTable('commercial_report_package', 'commercial_report_packages', {
    owner: ofFile,
    computed: { recipients, has_password: (sending) => `(${sending}.password_hash IS NOT NULL)` },
    links: { created_by: 'created_by_id' },
  }),
  commercial_report_question: defineTable('commercial_report_question', 'commercial_report_questions', {
    owner: { table: 'commercial_report_viewers', column: 'report_id' },
    isFixed: true,
    computed: { reader, answered_by: nameOfUser('answered_by_id') },
  }),
  commercial_report_event: defineTable('commercial_report_event', 'commercial_report_events', {
    owner: { table: 'commercial_report_viewers', column: 'report_id' },
    isFixed: true,
    computed: {
      actor: (row) => `coalesce(${nameOfUser('actor_id')(row)}, ${reader(row)})`,
      to: (row) => `${row}.to_status`,
    },
  }),
} as const
