// Both end what a test began, by hooks that count for the block that first imports them: here, for each file of a part.
import '@testing-library/react'
import './application'
