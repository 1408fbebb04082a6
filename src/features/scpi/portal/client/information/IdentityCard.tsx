import { definitionOf } from '#contract'
import { useEdited } from '#client/editing'
import { FieldGrid } from '#client/editing/parts'
import { SectionForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'
import { useAdviser } from '../useClient'

const IDENTITY = [
  'honorific',
  'firstname1',
  'lastname',
  'birth_name',
  'birthdate',
  'birth_municipality',
  'birth_country',
  'nationality1',
  'email',
] as const

const nothing = (): void => undefined

/** Who the client is, to read: his adviser changes it. */
export function IdentityCard({ id }: { id: string }) {
  const client = useEdited('scpi_client', id)
  const adviser = useAdviser(id)
  if (!client) return null
  const email = adviser?.attributes.email
  return (
    <Card title="Identité">
      <SectionForm
        definition={definitionOf('scpi_client')}
        reference={{ type: 'scpi_client', id: `${id} identity` }}
        readOnly
        attributes={client.attributes}
        onEdit={nothing}
      >
        <FieldGrid>
          {IDENTITY.map((name) => (
            <ValueField key={name} name={name} />
          ))}
        </FieldGrid>
      </SectionForm>
      <p className="portal-note">
        Pour changer ces informations,{' '}
        {email ? <a href={`mailto:${email}`}>écrivez à votre conseiller</a> : 'écrivez à votre conseiller'}.
      </p>
    </Card>
  )
}
