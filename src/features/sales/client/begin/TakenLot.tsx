import { formatEuros, formatNumber } from '#client/ui'
import { formatPhone } from '#client/ui/formats'
import { Button } from '#client/ui/controls'
import type { SimilarLot, Taken } from './taken'

/** A lot that another sale holds: who may tell more, and three lots like it. */
export const TakenLot = ({ taken, onChoose }: { readonly taken: Taken; readonly onChoose: (lot: string) => void }) => (
  <section className="sale-taken" role="alert">
    <h3>Ce lot vient d’être pris par une autre vente</h3>
    <p>{taken.message}</p>
    {taken.contact ? (
      <Contact contact={taken.contact} />
    ) : (
      <p>La vente est d’une autre société{'\u00a0'}: le promoteur vous en dira plus.</p>
    )}
    {taken.similar.length > 0 && (
      <>
        <h3>Lots semblables</h3>
        <ul className="sale-similar">
          {taken.similar.map((lot) => (
            <li key={lot.id}>
              <span>{wordsOf(lot)}</span>
              <Button
                aria-label={`Choisir le lot ${lot.reference}`}
                onClick={() => {
                  onChoose(lot.id)
                }}
              >
                Choisir
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const Contact = ({ contact: { name, email, phone } }: { readonly contact: NonNullable<Taken['contact']> }) => (
  <p>
    {name} peut vous en dire plus{'\u00a0'}:{' '}
    {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatPhone(phone)}</a>}
    {phone !== null && email !== null && ', '}
    {email !== null && <a href={`mailto:${email}`}>{email}</a>}
  </p>
)

const wordsOf = ({ reference, rooms, surface, price }: SimilarLot): string =>
  [
    reference,
    rooms !== null && `T${rooms}`,
    surface !== null && formatNumber(surface, { unit: 'm²' }),
    price !== null && formatEuros(price),
  ]
    .filter(Boolean)
    .join(', ')
