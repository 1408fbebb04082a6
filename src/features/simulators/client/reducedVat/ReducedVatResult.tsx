import { ExclamationCircleFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { Card, KeyFigure, KeyFigures, StatusTag } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { Obstacles } from '../shell/Obstacles'
import { Clawback } from './Clawback'
import type { Vat } from './vatAnswer'

interface VatProps {
  readonly vat: Vat
}

export function ReducedVatSummary({ vat: { eligible, saving } }: VatProps) {
  if (!eligible) return 'TVA à 20\u202f%'
  return (
    <>
      TVA à 5,5&#8239;%&nbsp;: <Amount figure="saving" value={saving} /> de moins
    </>
  )
}

/** The price at both rates, or what stands in the way of the lower one; what is still to check; what an early sale costs. */
export const ReducedVatResult = ({ vat }: VatProps) => (
  <>
    {vat.eligible ? (
      <Prices vat={vat} />
    ) : (
      <Obstacles title="Pas de TVA à 5,5&#8239;%" obstacles={vat.obstacles}>
        <KeyFigures>
          <KeyFigure label="Prix à payer" value={<NormalPrice vat={vat} />} note="TVA à 20&#8239;% comprise" />
          <IncomeCeiling vat={vat} />
        </KeyFigures>
      </Obstacles>
    )}
    <ToCheck sentences={vat.to_check} />
    {vat.eligible && <Clawback vat={vat} />}
  </>
)

const Prices = ({ vat }: VatProps) => (
  <Card title="TVA à 5,5&#8239;%" state={<StatusTag tone="success">Éligible</StatusTag>}>
    <KeyFigures>
      <KeyFigure
        lead
        label="Gain"
        value={<Amount figure="saving" value={vat.saving} />}
        note="à côté de la TVA à 20&#8239;%"
      />
      <KeyFigure
        label="Prix à 5,5&#8239;%"
        value={<Amount figure="price_at_reduced_rate" value={vat.price_at_reduced_rate} />}
        note={
          <>
            <Amount figure="price_without_vat" value={vat.price_without_vat} /> hors taxe
          </>
        }
      />
      <KeyFigure label="Prix à 20&#8239;%" value={<NormalPrice vat={vat} />} note="celui qui est saisi" />
      <IncomeCeiling vat={vat} />
    </KeyFigures>
  </Card>
)

const NormalPrice = ({ vat }: VatProps) => <Amount figure="price_at_normal_rate" value={vat.price_at_normal_rate} />

const IncomeCeiling = ({ vat }: VatProps) => (
  <KeyFigure
    label="Plafond de revenus"
    value={<Amount figure="income_ceiling" value={vat.income_ceiling} unit="euros_per_year" />}
    note="revenu fiscal de référence N-2 du foyer"
  />
)

function ToCheck({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      icon={<ExclamationCircleFilled aria-hidden />}
      title="Reste à vérifier"
      description={
        <ul className="simulator-refusals">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  )
}
