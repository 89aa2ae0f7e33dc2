"""A data file that goes away while people play."""

import unittest
import urllib.error

from people import Story


class MovedData(Story):
    def test_a_data_file_that_is_deleted_meanwhile_is_said_and_nothing_more_is_accepted(self):
        table, (ann, _) = self.begin_lucky(["Ann", "Bob"])
        self.data.unlink()
        self.assertEqual(ann.refusal(**{"is": "open", "game": "completto",
                                        "seats": ["person", "easy"]}), "server_store_stopped")
        with self.assertRaises(urllib.error.HTTPError) as ill:
            self.server.get("/healthz")
        ill.exception.close()
        self.assertEqual(ill.exception.code, 503)
        self.assertIn("was moved or deleted while the server was running", self.server.log())


if __name__ == "__main__":
    unittest.main()
