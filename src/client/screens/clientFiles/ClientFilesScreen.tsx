import { PageHeader } from '#client/ui'

/** The client files of the adviser. */
export function ClientFilesScreen() {
  return <PageHeader title="Dossiers clients" />
}
