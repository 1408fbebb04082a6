import { AutosaveForm } from '#client/editing'
import { FieldGrid, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { FlagField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'
import { AddressFields } from '#features/scpi/clients/client/file'

/** How to reach the client, and whether he may be written to. */
export function ContactCard({ id }: { id: string }) {
  const content = useAskedField('scpi_client')
  return (
    <Card title="Coordonnées" state={<SectionSaveState type="scpi_client" />}>
      <div ref={content} className="scpi-form">
        <AutosaveForm item={{ key: id, ref: { type: 'scpi_client', id } }}>
          <div className="scpi-fields">
            <FieldGrid>
              <ValueField name="phone" />
              <ValueField name="pro_phone" />
            </FieldGrid>
            <AddressFields />
            <FlagField name="marketing_consent" />
          </div>
        </AutosaveForm>
      </div>
    </Card>
  )
}
