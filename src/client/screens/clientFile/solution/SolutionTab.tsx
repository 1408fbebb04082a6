import { PageHeader } from '#client/ui'

export function SolutionTab() {
  return <PageHeader title="Dossier client" />
}
