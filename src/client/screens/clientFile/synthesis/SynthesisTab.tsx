import { PageHeader } from '#client/ui'

export function SynthesisTab() {
  return <PageHeader title="Dossier client" />
}
