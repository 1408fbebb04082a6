import { choice, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** The lists that a view may be of. */
export const viewedLists = {
  client_files: 'Dossiers clients',
  client_leads: 'Contacts',
  lots: 'Lots',
  scpi_clients: 'Clients SCPI',
} as const
export type ViewedList = keyof typeof viewedLists

/** Filters, sort and columns of a list, under a name that a person gave them. They are that person’s, on whatever device. */
export const savedView = defineResource('saved_view', {
  name: text({ label: 'Nom de la vue', required: true, maxLength: 60, private: true }),
  list: choice(viewedLists, { label: 'Liste', required: true }),
  query: text({
    label: 'Filtres, tri et colonnes',
    help: 'Comme l’adresse de la liste les écrit.',
    maxLength: 2_000,
    private: true,
  }),
  created_at: instant({ label: 'Enregistrée le' }),
})
