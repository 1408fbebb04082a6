import { CaretUpFilled } from '@ant-design/icons'
import './comparison.css'

/** The best value of a comparison, told by a sign and a word, not by its colour alone. */
export const Best = ({ children }: { readonly children: string }) => (
  <strong>
    {children}{' '}
    <span className="lot-best">
      <CaretUpFilled aria-hidden /> meilleur
    </span>
  </strong>
)
