import { instant, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What a person read of a client file within a few seconds. Kept one year. */
export const clientFileReading = defineResource(
  'client_file_reading',
  {
    /** The last part of the address that was read, `notes`; empty for the file itself. */
    part: text({ label: 'Partie du dossier', readOnly: true }),
    client_file_title: text({ label: 'Dossier', private: true, readOnly: true }),
    reader_name: text({ label: 'Lu par', private: true, readOnly: true }),
    device: text({ label: 'Appareil', readOnly: true }),
    read_count: integer({ label: 'Lectures', readOnly: true }),
    first_read_at: instant({ label: 'Première lecture' }),
    last_read_at: instant({ label: 'Dernière lecture' }),
  },
  { client_file: { type: 'client_file', many: false } },
)
