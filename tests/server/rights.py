"""Takes rights of the superuser from a program that is started, so that it is refused what others
are refused."""

import ctypes
import os

OVERRIDE_FILES, LISTEN_ANYWHERE = 1, 10  # of Linux: CAP_DAC_OVERRIDE, CAP_NET_BIND_SERVICE
DROP = 24  # PR_CAPBSET_DROP


def without(right):
    """For `preexec_fn`; nothing is to be done for those who have no such rights."""
    library = ctypes.CDLL(None, use_errno=True)

    def drop():
        if os.geteuid() == 0 and library.prctl(DROP, right, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "the right cannot be dropped")

    return drop
