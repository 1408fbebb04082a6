import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import { SingletonForm, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { Card } from '#client/ui'
import './account.css'

interface SectionCardProps {
  readonly type: ResourceType
  readonly title: string
  readonly sentence?: string
  readonly children: ReactNode
}

/** The form of a section, which a link may ask a field of. */
export function SectionPart({ type, children }: Pick<SectionCardProps, 'type' | 'children'>) {
  const content = useAskedField(type)
  return (
    <div ref={content} className="scpi-form">
      <SingletonForm type={type}>{children}</SingletonForm>
    </div>
  )
}

/** A section on a card of its own. */
export const SectionCard = ({ type, title, sentence, children }: SectionCardProps) => (
  <Card title={title} state={<SectionSaveState type={type} />} {...(sentence === undefined ? {} : { sentence })}>
    <SectionPart type={type}>
      <div className="scpi-fields">{children}</div>
    </SectionPart>
  </Card>
)
