import { PageHeader } from '#client/ui'

export function InformationsTab() {
  return <PageHeader title="Dossier client" />
}
