import type { ComponentProps } from 'react'
import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { EmptyList } from '#client/screens/filters'
import type { LeadFilterName } from './leadSearch'

interface NoLeadProps extends Omit<ComponentProps<typeof EmptyList<LeadFilterName>>, 'children'> {
  /** Adds a lead; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** Why no lead is shown, and what leads to one. */
export const NoLead = ({ onBegin, ...list }: NoLeadProps) => (
  <EmptyList {...list}>
    <Empty
      title="Aucun contact"
      sentence="Les demandes de votre site et de vos apporteurs arrivent ici."
      action={
        onBegin && (
          <Button type="primary" onClick={onBegin}>
            Ajouter un contact
          </Button>
        )
      }
    />
  </EmptyList>
)
