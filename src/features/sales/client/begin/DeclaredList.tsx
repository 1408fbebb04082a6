import { Button } from '#client/ui/controls'
import { StatusTag } from '#client/ui'
import type { Declared } from './useDeclare'

interface DeclaredListProps {
  readonly declared: readonly Declared[]
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** What became of each dénonciation. */
export const DeclaredList = ({ declared, onOpen, onClose }: DeclaredListProps) => (
  <>
    <ul className="sale-declared" role="status">
      {declared.map(({ name, id, refused }) => (
        <li key={name}>
          <strong>{name}</strong>{' '}
          <StatusTag tone={refused === undefined ? 'success' : 'warning'}>
            {refused === undefined ? 'Envoyée' : 'Non envoyée'}
          </StatusTag>
          {refused !== undefined && <p>{refused}</p>}
          {id !== undefined && (
            <Button
              type="link"
              aria-label={`Ouvrir la dénonciation à ${name}`}
              onClick={() => {
                onOpen(id)
              }}
            >
              Ouvrir
            </Button>
          )}
        </li>
      ))}
    </ul>
    <Button onClick={onClose}>Fermer</Button>
  </>
)
