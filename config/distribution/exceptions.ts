/** A feature of PostgreSQL that not every distributed engine has, and what there is to do where it is missing. */
interface Exception {
  readonly use: string
  /** Of the engines that lack it, or want it to be asked for, by their documentation; we have run none of them. */
  readonly without: Readonly<Partial<Record<Engine, string>>>
}

export const engines = ['citus', 'yugabyte', 'cockroach'] as const
export type Engine = (typeof engines)[number]

const CITUS_TRIGGER = 'asks for citus.enable_unsafe_triggers: they read and write rows of their own firm alone'

/** All that the schema uses of them, by what the catalogue calls it. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'trigger keep_client_name on client_file_person': {
    use: 'copies the name of the client to their file, which lists are sorted and searched by',
    without: { citus: CITUS_TRIGGER },
  },
  'trigger keep_companion_name on client_file_companion': {
    use: 'copies the name of the companion to their file, which lists are searched by',
    without: { citus: CITUS_TRIGGER },
  },
  'trigger audit_events_kept on audit_events': {
    use: 'refuses to change the audit trail',
    without: { citus: CITUS_TRIGGER },
  },
  'trigger audit_events_not_emptied on audit_events': {
    use: 'refuses to empty the audit trail',
    without: { citus: CITUS_TRIGGER, cockroach: 'knows no trigger of a statement: revoke TRUNCATE' },
  },
  'constraint trigger audit_incoming_chained on audit_incoming': {
    use: 'chains the events of a firm as their transaction commits, so that nobody waits for the chain before',
    without: {
      citus: CITUS_TRIGGER,
      yugabyte: 'knows no deferred trigger: make it a trigger AFTER INSERT',
      cockroach: 'knows no deferred trigger: make it a trigger AFTER INSERT',
    },
  },
  'unlogged table request_counts': {
    use: 'counts the requests of a minute, which may be lost',
    without: { yugabyte: 'takes it for a logged one', cockroach: 'takes it for a logged one' },
  },
  'SET NULL of some columns by commercial_reports_company_id_package_id_fkey on commercial_reports': {
    use: 'a study outlives the sending that it was in',
    without: { cockroach: 'sets every column of the key: let the deletion of a sending write null first' },
  },
  'SET NULL of some columns by commercial_reports_company_id_previous_id_fkey on commercial_reports': {
    use: 'a study outlives the one whose place it took',
    without: { cockroach: 'sets every column of the key: let the deletion of a study write null first' },
  },
  'SET NULL of some columns by client_leads_company_id_client_file_id_fkey on client_leads': {
    use: 'a contact outlives the file that was opened from it',
    without: { cockroach: 'sets every column of the key: let the erasure of a file write null first' },
  },
  'SET NULL of some columns by client_leads_company_id_duplicate_of_id_fkey on client_leads': {
    use: 'a contact outlives the one that it was the same as',
    without: { cockroach: 'sets every column of the key: let the erasure of a contact write null first' },
  },
}
